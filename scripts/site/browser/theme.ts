const themes = ['auto', 'light', 'dark'] as const

/** Lets the reader choose between light, dark and the system's theme, and stores the choice. */
export function addTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('.theme')
  if (!button) return
  const { style } = document.documentElement
  const current = () => themes.find((theme) => theme === style.colorScheme) ?? 'auto'
  const label = () => {
    button.textContent = { auto: 'Auto', light: 'Light', dark: 'Dark' }[current()]
    button.setAttribute('aria-label', `Theme: ${current()}`)
  }
  button.addEventListener('click', () => {
    const next = themes[(themes.indexOf(current()) + 1) % themes.length] ?? 'auto'
    style.colorScheme = next === 'auto' ? '' : next
    storeChoice('theme', next === 'auto' ? undefined : next)
    label()
  })
  label()
  button.hidden = false
}

/** Stores a choice for other pages; ignores browsers without storage. */
export function storeChoice(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {}
}

/** A choice made on an earlier page. */
export function storedChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
