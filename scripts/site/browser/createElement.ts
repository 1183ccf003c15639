/** Creates an element with attributes and contents. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...contents)
  return created
}
