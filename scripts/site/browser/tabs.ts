import { remember, remembered } from './theme.ts'

/** Turns the list of samples into tabs. */
export function addTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > section')]
    const list = document.createElement('div')
    list.setAttribute('role', 'tablist')
    list.setAttribute('aria-label', tabs.dataset.label ?? '')
    const buttons = panels.map((panel) => {
      const heading = panel.querySelector('h3')
      const button = document.createElement('button')
      button.type = 'button'
      button.id = `tab-${panel.id}`
      button.setAttribute('role', 'tab')
      button.setAttribute('aria-controls', panel.id)
      button.textContent = heading?.textContent ?? ''
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', button.id)
      return button
    })
    const select = (chosen: number) => {
      for (const [index, button] of buttons.entries()) {
        button.setAttribute('aria-selected', String(index === chosen))
        button.tabIndex = index === chosen ? 0 : -1
        panels[index]?.classList.toggle('shown', index === chosen)
      }
    }
    list.append(...buttons)
    tabs.prepend(list)
    list.addEventListener('click', ({ target }) => {
      const chosen = buttons.indexOf(target as HTMLButtonElement)
      if (chosen < 0) return
      select(chosen)
      remember('sample', panels[chosen]?.id)
    })
    list.addEventListener('keydown', (event) => {
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }
      const next = steps[event.key]
      if (next === undefined) return
      event.preventDefault()
      const index = (next + buttons.length) % buttons.length
      select(index)
      buttons[index]?.focus()
      remember('sample', panels[index]?.id)
    })
    const before = panels.findIndex(({ id }) => id === remembered('sample'))
    select(Math.max(0, before))
  }
}
