import { element } from './element.ts'

/** Adds a copy button to every code block and every element with `data-copy`. */
export function addCopying(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('pre:not(.signature)')) {
    const frame = element('div', { class: 'code' })
    block.replaceWith(frame)
    // The visible text: the sample for the service or for a local server.
    frame.append(
      copyButton(() => block.innerText, 'Copy code'),
      block,
    )
  }
  for (const text of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    text.after(copyButton(() => text.dataset.copy ?? '', `Copy ${text.dataset.copy}`))
  }
}

function copyButton(textOf: () => string, label: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy')
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
