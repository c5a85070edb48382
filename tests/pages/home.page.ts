import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { Lightbox } from './lightbox.ts'
import { toastOf } from './toast.ts'
import { transferOf, type DroppedFile } from './transfer.ts'

/** Home and the feeds of one category: filter, posts, the dialog that creates one. */
export class HomePage {
  readonly page: Page
  /** The element that scrolls. */
  readonly main: Locator
  readonly toasts: Locator
  readonly title: Locator
  readonly createButton: Locator
  readonly dialog: CreatePostDialog
  readonly lightbox: Lightbox
  /** Asked before something is deleted. */
  readonly question: Locator
  /** Surface below the posts. */
  readonly sheet: Locator
  readonly posts: Locator
  /** Own posts that are not out yet, above the others. */
  readonly waiting: Locator
  readonly emptyTitle: Locator
  readonly createFirst: Locator
  readonly loading: Locator
  readonly loadFailed: Locator
  /** The line between new posts and those that were there already. */
  readonly lastVisit: Locator
  /** Instead of what could not be loaded while the server is away. */
  readonly whenBack: Locator
  readonly retry: Locator
  readonly showNew: Locator
  readonly more: Locator
  readonly end: Locator
  readonly closeToast: Locator
  readonly undo: Locator
  readonly slow: Locator
  /** The last announcement to a screen reader. */
  readonly announcement: Locator
  /** Opens those for which the row has no room. */
  readonly moreCategories: Locator
  readonly copyLink: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.main = main
    this.toasts = page.getByRole('region', { name: 'Avisos' })
    this.title = main.getByRole('heading', { level: 1 })
    this.createButton = main.getByRole('button', { name: 'Crear Post' })
    this.dialog = new CreatePostDialog(page)
    this.lightbox = new Lightbox(page, 'Imágenes de los posts')
    this.question = page.getByRole('dialog', { name: '¿Seguro que quieres borrar esto?' })
    this.sheet = main.getByRole('region', { name: 'Posts', exact: true })
    this.posts = main.getByRole('article', { name: /^Post de/ })
    this.waiting = main.getByRole('article', { name: 'Tu post por salir' })
    this.emptyTitle = main.getByRole('heading', { name: 'El cosmos está silencioso' })
    this.createFirst = main.getByRole('button', { name: 'Crear el primer post' })
    this.loading = main.getByRole('progressbar', { name: 'Cargando posts…' })
    this.lastVisit = main.getByText('Desde tu última visita')
    this.loadFailed = main.getByRole('alert').filter({ hasText: 'Los posts aún no llegan' })
    this.whenBack = main.getByText('Se verá cuando vuelva la conexión.')
    this.retry = this.loadFailed.getByRole('button', { name: 'Reintentar' })
    this.showNew = main.getByRole('button', { name: 'Ver posts nuevos' })
    this.more = main.getByRole('button', { name: 'Cargar más' })
    this.moreCategories = main.getByRole('button', { name: 'Más', exact: true })
    this.copyLink = page.getByRole('menuitem', { name: 'Copiar enlace' })
    this.slow = page.getByRole('status').filter({ hasText: 'El servidor tarda en responder.' })
    this.closeToast = page.getByRole('button', { name: 'Cerrar aviso' })
    this.undo = this.toasts.getByRole('button', { name: 'Deshacer' })
    this.announcement = page.getByRole('status', { name: 'Novedades' })
    this.end = main.getByText('Has llegado al borde del universo conocido.')
  }

  post(text: string): PostCard {
    return new PostCard(this.page, this.posts.filter({ hasText: text }))
  }

  topPost(): PostCard {
    return new PostCard(this.page, this.posts.first())
  }

  category(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Filtrar por categoría' }).getByRole('button', { name })
  }

  async openDialog(): Promise<CreatePostDialog> {
    await this.createButton.click()
    await this.dialog.text.waitFor()
    return this.dialog
  }

  /** Writes and publishes a post in the category that the dialog suggests, and waits until it shows. */
  async publish(text: string): Promise<PostCard> {
    const dialog = await this.openDialog()
    await dialog.text.fill(text)
    await dialog.publish.click()
    const card = this.post(text)
    await card.root.waitFor()
    return card
  }

  /** Scrolls down until no more posts come. */
  async readToTheEnd(): Promise<void> {
    await expect(async () => {
      await this.main.press('End')
      await expect(this.end).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [50] })
  }

  /** Scrolls down, page after page, to a post. */
  async readTo(text: string): Promise<PostCard> {
    const card = this.post(text)
    await expect(async () => {
      await this.posts.last().scrollIntoViewIfNeeded()
      await expect(card.root).toBeAttached({ timeout: 100 })
    }).toPass({ intervals: [50] })
    await card.root.scrollIntoViewIfNeeded()
    return card
  }

  /** Turns the wheel, downwards with a positive number of pixels. */
  async scrollBy(pixels: number): Promise<void> {
    await this.main.hover()
    await this.page.mouse.wheel(0, pixels)
  }

  /** Posts of which all is seen at once. */
  seenWhole(): Promise<number> {
    return this.posts.evaluateAll((cards) => {
      const page = document.querySelector('main')?.getBoundingClientRect()
      const isSeen = ({ top, bottom }: DOMRect) => page && top >= page.top && bottom <= page.bottom
      return cards.filter((card) => isSeen(card.getBoundingClientRect())).length
    })
  }

  /** Elements that overflow their post, and posts that overflow the page. */
  overflowing(): Promise<readonly string[]> {
    return this.main.evaluate((main) => {
      const reach = (box: Element, part: Element) => {
        const [around, within] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
        return within.left < around.left - 1 || within.right > around.right + 1
      }
      const beyond = (box: Element, selector: string) =>
        [...box.querySelectorAll(selector)].filter(
          (part) => part.checkVisibility({ visibilityProperty: true }) && reach(box, part),
        )
      const cards = [...main.querySelectorAll('article')]
      return [...beyond(main, 'article'), ...cards.flatMap((card) => beyond(card, '*'))].map((part) =>
        part.outerHTML.slice(0, 120),
      )
    })
  }

  /** How many posts a feed has that was read to its end, as a screen reader says it. */
  async expectTotal(total: number): Promise<void> {
    await expect(this.posts.first()).toHaveAttribute('aria-setsize', String(total))
  }

  /** Comes back to the window, as a member does: the feed then looks for new posts. */
  async returnToWindow(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  /** Lets go of files over the feed, as the system's file manager does. */
  async drop(...files: readonly DroppedFile[]): Promise<void> {
    await this.title.dispatchEvent('drop', { dataTransfer: await transferOf(this.page, files) })
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}

class CreatePostDialog {
  readonly root: Locator
  readonly text: Locator
  readonly category: Locator
  readonly publish: Locator
  readonly close: Locator
  readonly attach: Locator
  /** The picture or video that will go with the post. */
  readonly preview: Locator
  readonly alt: Locator
  readonly removeFile: Locator
  readonly progress: Locator
  readonly cancelUpload: Locator
  readonly unpublished: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.root = page.getByRole('dialog', { name: 'Crear Post' })
    this.text = this.root.getByRole('textbox', { name: '¿Qué quieres contar?' })
    this.category = this.root.getByRole('combobox', { name: 'Categoría' })
    this.publish = this.root.getByRole('button', { name: /^Publica/ })
    this.close = this.root.getByRole('button', { name: 'Cerrar' })
    this.attach = this.root.getByRole('button', { name: 'Imagen o video' })
    this.preview = this.root.getByLabel(/para publicar$/).or(this.root.getByAltText(/para publicar$/))
    this.alt = this.root.getByRole('textbox', { name: 'Describe la imagen' })
    this.removeFile = this.root.getByRole('button', { name: 'Quitar archivo' })
    this.progress = this.root.getByRole('progressbar', { name: 'Subida del archivo' })
    this.cancelUpload = this.root.getByRole('button', { name: 'Cancelar subida' })
    this.unpublished = this.root.getByRole('alert').filter({ hasText: 'Todavía no se ha publicado.' })
  }

  /** Lets go of files over the dialog, as the system's file manager does. */
  async drop(...files: readonly DroppedFile[]): Promise<void> {
    await this.root.dispatchEvent('drop', { dataTransfer: await transferOf(this.#page, files) })
  }

  async paste(file: DroppedFile): Promise<void> {
    const clipboardData = await transferOf(this.#page, [file])
    await this.text.evaluate(
      (field, data) =>
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        ),
      clipboardData,
    )
  }

  async chooseCategory(name: string): Promise<void> {
    await this.category.click()
    await this.#page.getByRole('option', { name }).click()
  }
}

class PostCard {
  readonly root: Locator
  readonly like: Locator
  /** What a like is at a joke. */
  readonly laugh: Locator
  readonly share: Locator
  readonly react: Locator
  readonly commentsButton: Locator
  readonly options: Locator
  readonly editor: Locator
  readonly save: Locator
  /** Saves the post to the own profile. */
  readonly keep: Locator
  readonly cancel: Locator
  readonly comments: Locator
  readonly moreComments: Locator
  readonly commentInput: Locator
  readonly image: Locator
  readonly enlarge: Locator
  /** Of a picture that did not come. */
  readonly retry: Locator
  /** Of a picture that is too large to be drawn. */
  readonly saveImage: Locator
  readonly video: Locator
  readonly #page: Page

  constructor(page: Page, root: Locator) {
    this.#page = page
    this.root = root
    this.like = root.getByRole('button', { name: /^Me gusta/ })
    this.laugh = root.getByRole('button', { name: /^Me hace reír/ })
    this.share = root.getByRole('button', { name: 'Compartir' })
    this.react = root.getByRole('button', { name: 'Reaccionar con emoji' })
    this.commentsButton = root.getByRole('button', { name: /^Comentarios/ })
    this.options = root.getByRole('button', { name: /^Opciones/ })
    this.editor = root.getByRole('textbox', { name: 'Texto del post' })
    this.save = root.getByRole('button', { name: 'Guardar', exact: true })
    this.keep = root.getByRole('button', { name: 'Guardar en tu perfil' })
    this.cancel = root.getByRole('button', { name: 'Cancelar' })
    this.comments = root.getByRole('listitem')
    this.moreComments = root.getByRole('button', { name: 'Ver más comentarios' })
    this.commentInput = root.getByRole('textbox', { name: 'Escribe un comentario' })
    this.image = root.getByRole('img')
    this.enlarge = root.getByTitle('Ver en grande')
    this.retry = root.getByRole('button', { name: 'Reintentar' })
    this.saveImage = root.getByRole('button', { name: 'Guardar imagen' })
    this.video = root.locator('video')
  }

  comment(text: string): Locator {
    return this.comments.filter({ hasText: text })
  }

  async openComments(): Promise<void> {
    await this.commentsButton.click()
    await this.commentInput.waitFor()
    // Until it is unfolded, what is asked to come into sight comes into sight of the fold alone.
    await this.root.evaluate((card) =>
      Promise.allSettled(card.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
  }

  /** Pixels from the upper edge of the window to the card. */
  top(): Promise<number> {
    return this.root.evaluate((card) => card.getBoundingClientRect().top)
  }

  /** `top`, once ten frames have left it as it is: the list gets its height a moment after what it holds. */
  restingTop(): Promise<number> {
    return this.root.evaluate(async (card) => {
      let top = Number.NaN
      for (let still = 0; still < 10; still += 1) {
        const now = card.getBoundingClientRect().top
        if (now !== top) still = 0
        top = now
        await new Promise(requestAnimationFrame)
      }
      return top
    })
  }

  width(): Promise<number> {
    return this.root.evaluate((card) => card.clientWidth)
  }

  /** How many comments are loaded, as a screen reader says it. */
  async expectComments(total: number): Promise<void> {
    await expect(this.comments.first()).toHaveAttribute('aria-setsize', String(total))
  }

  async addComment(text: string): Promise<void> {
    await this.commentInput.fill(text)
    await this.commentInput.press('Enter')
  }

  async deleteComment(text: string): Promise<void> {
    await this.comment(text)
      .getByRole('button', { name: /^Borrar el comentario/ })
      .click()
  }

  async startEditing(): Promise<void> {
    await this.options.click()
    await this.#page.getByRole('menuitem', { name: 'Editar' }).click()
    await this.editor.waitFor()
  }

  /** Asks for deletion; the answer is given with `answerDeletion`. */
  async askToDelete(): Promise<void> {
    await this.options.click()
    await this.#page.getByRole('menuitem', { name: 'Borrar' }).click()
  }

  async answerDeletion(answer: 'Borrar' | 'Cancelar'): Promise<void> {
    const question = this.#page.getByRole('dialog', { name: '¿Seguro que quieres borrar esto?' })
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'hidden' })
  }
}

/** A picture of a post, large. */
