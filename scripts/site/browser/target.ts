import { createElement } from './createElement.ts'
import { storeChoice, storedChoice } from './theme.ts'

/** Commands that start a local stand-in for CometChat, which pages in a browser may call. */
export const startCommands: Readonly<Record<string, string>> = {
  fake: 'npx cometchat-rest-testing fake --cors --port 4012',
  mock: 'npx cometchat-rest-testing mock --cors --port 4010',
}

/** The target for the reader's choice: the other local one if the sample cannot go there. */
export const targetFor = (chosen: string, offered: readonly string[]): string =>
  offered.includes(chosen) ? chosen : (chosen !== 'service' && offered.find((name) => name !== 'service')) || 'service'

/**
 * Adds a switch above every sample, between CometChat and its local stand-in. The choice is stored.
 */
export function addTargets(): void {
  const bars = [...document.querySelectorAll<HTMLElement>('pre[data-targets]')].map((sample) => {
    const offered = (sample.dataset.targets ?? '').split(' ')
    const buttons = offered.map((name) => button(name === 'service' ? 'CometChat' : name, () => choose(name)))
    const hint = createElement('code')
    sample.before(createElement('div', { class: 'bar', role: 'group', 'aria-label': 'Where the sample is sent' }, ...buttons, hint))
    return { sample, offered, buttons, hint }
  })

  function choose(chosen: string): void {
    storeChoice('target', chosen === 'service' ? undefined : chosen)
    for (const { sample, offered, buttons, hint } of bars) {
      const target = targetFor(chosen, offered)
      for (const [index, option] of buttons.entries()) option.setAttribute('aria-pressed', String(offered[index] === target))
      sample.toggleAttribute('data-local', target !== 'service')
      hint.hidden = target === 'service'
      hint.textContent = startCommands[target] ?? ''
    }
  }

  choose(storedChoice('target') ?? 'service')
}

function button(name: string, act: () => void): HTMLButtonElement {
  const option = createElement('button', { type: 'button' }, name)
  option.addEventListener('click', act)
  return option
}
