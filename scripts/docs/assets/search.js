// Searches the operations and events that the page carries: every word must occur; ids that begin with the query come first.
const field = document.getElementById('search')
const list = document.getElementById('found')
const count = document.getElementById('count')
const plain = (text) => text.toLowerCase().replace(/[-_/{}]/g, ' ')
const searchable = entries.map((entry) => ({ entry, id: plain(entry.id), all: plain(`${entry.id} ${entry.what} ${entry.text}`) }))

function search() {
  const query = plain(field.value).trim()
  const words = query.split(/\s+/).filter(Boolean)
  const hits = words.length ? searchable.filter(({ all }) => words.every((word) => all.includes(word))) : []
  const rank = ({ id }) => (id === query ? 0 : id.startsWith(query) ? 1 : id.includes(query) ? 2 : 3)
  hits.sort((one, other) => rank(one) - rank(other))
  count.textContent = words.length ? `${hits.length} found${hits.length > 20 ? ', the first 20 shown' : ''}` : ''
  list.replaceChildren(
    ...hits.slice(0, 20).map(({ entry }) => {
      const item = document.createElement('li')
      const link = item.appendChild(document.createElement('a'))
      link.href = entry.address
      link.append(Object.assign(document.createElement('strong'), { textContent: entry.id }), ` ${entry.what}`)
      return item
    }),
  )
}

field.addEventListener('input', search)
// Down goes from the field into the list and on, up the way back, Enter opens the first hit.
document.querySelector('form[role=search]').addEventListener('keydown', (event) => {
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  if (event.key === 'ArrowDown' && links.length) (links[at + 1] ?? links[at]).focus()
  else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus()
  else if (event.key === 'Enter' && document.activeElement === field && links.length) links[0].click()
  else if (event.key === 'Escape') field.focus()
  else return
  event.preventDefault()
})
