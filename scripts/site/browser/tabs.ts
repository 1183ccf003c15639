import { createElement } from './createElement.ts'
import { storeChoice, storedChoice } from './theme.ts'

/** Turns the list of samples into tabs. */
export function addTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > section')]
    const buttons = panels.map((panel) => {
      const id = `tab-${panel.id}`
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', id)
      const title = panel.querySelector('h3')?.textContent ?? ''
      return createElement('button', { type: 'button', id, role: 'tab', 'aria-controls': panel.id }, title)
    })
    const list = createElement('div', { role: 'tablist', 'aria-label': tabs.dataset.label ?? '' }, ...buttons)
    tabs.prepend(list)
    const select = (chosen: number) => {
      for (const [index, button] of buttons.entries()) {
        button.setAttribute('aria-selected', String(index === chosen))
        button.tabIndex = index === chosen ? 0 : -1
        panels[index]?.classList.toggle('shown', index === chosen)
      }
    }
    const choose = (chosen: number) => {
      select(chosen)
      storeChoice('sample', panels[chosen]?.id)
    }
    for (const [index, button] of buttons.entries()) button.addEventListener('click', () => choose(index))
    list.addEventListener('keydown', (event) => {
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }
      const next = steps[event.key]
      if (next === undefined) return
      event.preventDefault()
      const index = (next + buttons.length) % buttons.length
      choose(index)
      buttons[index]?.focus()
    })
    select(
      Math.max(
        0,
        panels.findIndex(({ id }) => id === storedChoice('sample')),
      ),
    )
  }
}
