// Runs before a page is rendered: says that scripts run, and applies the stored theme.
import { storedChoice } from './theme.ts'

document.documentElement.classList.add('js')
document.documentElement.style.colorScheme = storedChoice('theme') ?? ''
