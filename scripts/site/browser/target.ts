import { createElement } from './createElement.ts'
import { storeChoice, storedChoice } from './theme.ts'

/** Starts the fake that programs are shown for. */
export const fakeCommand = 'npx cometchat-rest-testing fake --port 4012'

/**
 * Adds a switch above every program that also runs on a fake: it shows the program for CometChat or
 * for the fake. The choice is stored.
 */
export function addTargets(): void {
  const bars = [...document.querySelectorAll<HTMLElement>('pre[data-fake]')].map((program) => {
    const buttons = ['CometChat', 'fake'].map((name) => {
      const button = createElement('button', { type: 'button' }, name)
      button.addEventListener('click', () => choose(name))
      return button
    })
    const hint = createElement('code', {}, fakeCommand)
    program.before(createElement('div', { class: 'bar', role: 'group', 'aria-label': 'Where the program runs' }, ...buttons, hint))
    return { program, buttons, hint }
  })

  function choose(chosen: string): void {
    const isFake = chosen === 'fake'
    storeChoice('target', isFake ? chosen : undefined)
    for (const { program, buttons, hint } of bars) {
      for (const button of buttons) button.setAttribute('aria-pressed', String((button.textContent === 'fake') === isFake))
      program.toggleAttribute('data-local', isFake)
      hint.hidden = !isFake
    }
  }

  choose(storedChoice('target') ?? 'CometChat')
}
