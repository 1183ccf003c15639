import { readMarkdown } from './continuation.ts'
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
    button.textContent = await readMarkdown(twin.href)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => 'Copied',
        () => 'Failed',
      )
  })
}

function copyButton(textOf: () => string, label: string): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy')
  button.addEventListener('click', async () => {
    button.textContent = await navigator.clipboard.writeText(textOf()).then(
      () => 'Copied',
      () => 'Failed',
    )
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
  return button
}
