// From a row of the CSV to a record of the import. Adapt this to the columns of your file.

/** Columns that hold JSON, and columns that hold numbers. */
const json = new Set(['metadata', 'data', 'tags'])
const numbers = new Set(['createdAt', 'deactivatedAt', 'sentAt', 'deliveredAt', 'readAt', 'joinedAt'])

/**
 * Makes a record of a row: empty cells are left out.
 *
 * @param {Record<string, string>} row - the cells by column
 * @returns the record, or what is wrong with the row
 */
export function recordOf(row) {
  const record = {}
  for (const [column, cell] of Object.entries(row)) {
    if (cell === '') continue
    if (json.has(column)) {
      try {
        record[column] = JSON.parse(cell)
      } catch {
        return { problem: `The column ${column} is not JSON: ${cell.slice(0, 40)}` }
      }
    } else if (numbers.has(column)) {
      if (!/^\d+$/.test(cell)) return { problem: `The column ${column} is not a whole number: ${cell.slice(0, 40)}` }
      record[column] = Number(cell)
    } else record[column] = cell
  }
  return { record }
}
