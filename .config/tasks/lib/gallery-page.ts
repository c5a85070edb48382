const STYLE = `
  body { margin: 32px; background: #1b1b22; color: #ddd; font: 14px/1.4 system-ui }
  section { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
  figure { margin: 0 }
  img { display: block; height: 340px; border-radius: 6px }
  img:target { height: auto; max-width: 100% }
  figcaption { margin-top: 6px; color: #aaa }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function figure(file: string): string {
  const [, ...rest] = file.slice(0, -'.png'.length).split(' · ')
  const url = encodeURIComponent(file)
  const image = `<a href="${url}"><img src="${url}" alt="" loading="lazy"></a>`
  return `<figure>${image}<figcaption>${escaped(rest.join(' · '))}</figcaption></figure>`
}

/** One page with all pictures, by their room. @param files named `room · state · window.png` */
export function galleryPage(files: readonly string[]): string {
  const rooms = Map.groupBy(files.toSorted(), (file) => file.split(' · ')[0] ?? '')
  const parts = [...rooms].map(
    ([room, pictures]) => `<h2>${escaped(room)}</h2><section>${pictures.map(figure).join('')}</section>`,
  )
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>Cosmia</title><style>${STYLE}</style>${parts.join('')}</html>`
}
