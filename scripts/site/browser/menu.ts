/** Makes the menu link of narrow screens open and close the menu. */
export function addMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>('.menu-link')
  const menu = document.getElementById('menu')
  if (!link || !menu) return
  link.setAttribute('role', 'button')
  link.setAttribute('aria-controls', 'menu')
  const show = (open: boolean) => {
    document.documentElement.classList.toggle('menu-open', open)
    link.setAttribute('aria-expanded', String(open))
    bringIntoView(menu)
  }
  show(false)
  const toggle = (event: Event) => {
    event.preventDefault()
    show(link.getAttribute('aria-expanded') !== 'true')
  }
  link.addEventListener('click', toggle)
  link.addEventListener('keydown', (event) => event.key === ' ' && toggle(event))
  addEventListener('keydown', (event) => event.key === 'Escape' && show(false))
}

/** Scrolls a long menu to the current page. */
function bringIntoView(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const place = current.getBoundingClientRect().top - menu.getBoundingClientRect().top + menu.scrollTop
  if (place > menu.clientHeight - 60) menu.scrollTop = place - menu.clientHeight / 2
}
