import { element } from './element.ts'

/**
 * Adds a text filter and a row count to the table of operations, whose other filters need no
 * script.
 */
export function addFilterCount(): void {
  const form = document.querySelector<HTMLFormElement>('.filters')
  if (!form) return
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.all-operations tbody tr')]
  const field = element('input', { type: 'search' })
  const status = element('p', { role: 'status' })
  form.prepend(element('label', {}, 'Words', field))
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
