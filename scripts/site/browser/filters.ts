import { element } from './element.ts'

/**
 * Adds a text filter and a row count to the table of operations, whose other filters need no
 * script.
 */
export function addFilterCount(): void {
  const form = document.querySelector<HTMLFormElement>('.filters')
  if (!form) return
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.all-operations tbody tr:not(.family)')]
  const field = element('input', { type: 'search' })
  const status = element('p', { role: 'status' })
  form.prepend(element('label', {}, 'Words', field))
  form.append(status)
  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    form.classList.toggle('words', words.length > 0)
    for (const row of rows) row.hidden = !words.every((word) => row.textContent?.toLowerCase().includes(word))
    const isFiltered = words.length > 0 || [...form.querySelectorAll('select')].some(({ value }) => value !== '')
    // Without a filter, phones fold the rows by family.
    const shown = isFiltered ? rows.filter((row) => getComputedStyle(row).display !== 'none') : rows
    status.textContent = `${shown.length} of ${rows.length} shown`
  }
  form.addEventListener('input', apply)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => setTimeout(apply))
  apply()
}
