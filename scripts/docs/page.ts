/** What a page of our own shows. */
export interface Page {
  title: string
  /** Path from the page to the site's root: empty, or `../`. */
  root: string
  /** The page's main content, as HTML. */
  content: string
  /** The page's entry in the navigation, by address from the root. */
  current?: string
}

/** An entry of the navigation, by its address from the root. */
export type Navigation = readonly (readonly [address: string, title: string])[]

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Writes a whole page, its style inside, so that it works from a file and offline. */
export function page({ title, root, content, current }: Page, navigation: Navigation, style: string): string {
  const links = navigation.map(
    ([address, name]) => `<li><a href="${root}${address}"${address === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · cometchat-rest</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="${root}index.html">cometchat-rest</a></header>
<nav aria-label="Pages"><ul>${links.join('')}</ul></nav>
<main id="content" tabindex="-1">
${content}
</main>
<footer>Unofficial: not made, endorsed or supported by CometChat.</footer>
</body>
</html>
`
}
