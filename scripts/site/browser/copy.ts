import { createElement } from './createElement.ts'

/**
 * Adds a copy button to every code block, in its bar or beside its first line, and to every element
 * with `data-copy`.
 */
export function addCopying(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('pre')) {
    const code = block.querySelector('code') ?? block
    // The visible text: the sample for the service or for a local server.
    const button = copyButton(() => code.innerText, 'Copy code')
    const bar = block.previousElementSibling
    if (bar?.matches('.bar')) bar.append(button)
    else block.prepend(button)
  }
  for (const text of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    text.after(copyButton(() => text.dataset.copy ?? '', `Copy ${text.dataset.copy}`))
  }
}

/** Lets the button of the page copy its Markdown, which only a server hands to scripts. */
export function addPageCopying(): void {
  const button = document.querySelector<HTMLButtonElement>('.copy-page')
  const twin = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')
  if (!button || !twin || location.protocol === 'file:') return
  button.hidden = false
  button.addEventListener('click', async () => {
    const text = fetch(twin.href).then((response) => (response.ok ? response.text() : Promise.reject(response)))
    button.textContent = await outcomeOf(text.then((markdown) => navigator.clipboard.writeText(markdown)))
  })
}

const outcomeOf = (copying: Promise<void>): Promise<string> =>
  copying.then(
    () => 'Copied',
    () => 'Failed',
  )

function copyButton(textOf: () => string, label: string): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy')
  button.addEventListener('click', async () => {
    button.textContent = await outcomeOf(navigator.clipboard.writeText(textOf()))
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
  return button
}
