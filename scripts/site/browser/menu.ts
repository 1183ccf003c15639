/** Scrolls a long menu to the current page: at once, and whenever a narrow screen opens it. */
export function showCurrentPage(): void {
  const menu = document.getElementById('menu')
  const current = menu?.querySelector('[aria-current]')
  if (!menu || !current) return
  const scroll = () => {
    const place = current.getBoundingClientRect().top - menu.getBoundingClientRect().top + menu.scrollTop
    if (place > menu.clientHeight - 60) menu.scrollTop = place - menu.clientHeight / 2
  }
  scroll()
  menu.addEventListener('toggle', scroll)
}
