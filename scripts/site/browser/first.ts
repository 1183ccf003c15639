// Runs before a page is rendered: says that scripts run, and applies the stored theme.
import { remembered } from './theme.ts'

document.documentElement.classList.add('js')
document.documentElement.style.colorScheme = remembered('theme') ?? ''
