/**
 * Adds a text filter and a row count to the table of operations, whose other filters need no
 * script.
 */
export function addFilterCount(): void {
  const form = document.querySelector<HTMLFormElement>('.filters')
  if (!form) return
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.all-operations tbody tr')]
  const label = document.createElement('label')
  const field = Object.assign(document.createElement('input'), { type: 'search' })
  label.append('Words', field)
  form.prepend(label)
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  form.append(status)
  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const row of rows) row.hidden = !words.every((word) => row.textContent?.toLowerCase().includes(word))
    status.textContent = `${rows.filter((row) => getComputedStyle(row).display !== 'none').length} of ${rows.length} shown`
  }
  form.addEventListener('input', apply)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => setTimeout(apply))
  apply()
}
