import { remember, remembered } from './theme.ts'

const regions = ['us', 'eu', 'in'] as const

/** Adds a switch above every sample, between the service (with its region) and a local mock. The choice is stored. */
export function addTargets(): void {
  const { dataset } = document.documentElement
  const bars = [...document.querySelectorAll<HTMLElement>('pre:has(.mock)')].map((sample) => {
    const bar = document.createElement('div')
    bar.className = 'target'
    bar.setAttribute('role', 'group')
    bar.setAttribute('aria-label', 'Where the sample is sent')
    const buttons = (['service', 'mock'] as const).map((name) => button(name, () => choose(name)))
    const select = regionSelect((region) => setRegion(region))
    const hint = Object.assign(document.createElement('code'), { textContent: 'npx cometchat-rest-testing mock --port 4010' })
    bar.append(...buttons, ...(sample.querySelector('[data-region]') ? [select] : []), hint)
    sample.before(bar)
    return { buttons, select, hint }
  })

  function choose(name: string): void {
    dataset.target = name
    remember('target', name === 'mock' ? name : undefined)
    for (const { buttons, select, hint } of bars) {
      for (const option of buttons) option.setAttribute('aria-pressed', String(option.textContent === name))
      select.hidden = name === 'mock'
      hint.hidden = name !== 'mock'
    }
  }

  function setRegion(region: string): void {
    for (const place of document.querySelectorAll('[data-region]')) place.textContent = region
    for (const { select } of bars) select.value = region
    remember('region', region)
  }

  choose(remembered('target') === 'mock' ? 'mock' : 'service')
  const region = remembered('region')
  if (regions.some((name) => name === region)) setRegion(region as string)
  else for (const { select } of bars) select.value = document.querySelector('pre [data-region]')?.textContent ?? 'us'
}

function button(name: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
  element.addEventListener('click', act)
  return element
}

function regionSelect(act: (region: string) => void): HTMLSelectElement {
  const select = document.createElement('select')
  select.setAttribute('aria-label', 'Region')
  select.append(...regions.map((name) => new Option(name, name)))
  select.addEventListener('change', () => act(select.value))
  return select
}
