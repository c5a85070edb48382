import 'yet-another-react-lightbox/styles.css'
import './lightbox.css'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Lightbox, { IconButton, type Render } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { space } from '#renderer/theme/tokens.ts'
import { copy } from '../media/copy.ts'
import type { Media } from '../media/media.ts'
import { useSaveImage } from '../media/use-save-image.ts'
import { FitSlide } from './FitSlide.tsx'
import { useSlides } from './use-slides.ts'

interface MediaLightboxProps {
  readonly label: string
  readonly media: readonly Media[]
  readonly shownId: string
  /** Another of them has come to be seen. */
  readonly onView: (id: string) => void
  readonly onClose: () => void
}

const SAVE = 'Save'
const texts = copy.lightbox
const labels = {
  'Photo gallery': texts.gallery,
  Carousel: texts.carousel,
  Slide: texts.slide,
  '{index} of {total}': texts.place,
  Previous: texts.previous,
  Next: texts.next,
  Close: texts.close,
  'Zoom in': texts.zoomIn,
  'Zoom out': texts.zoomOut,
  [SAVE]: texts.save,
}

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Save?: string
  }
  interface SlideImage {
    /** Of the picture itself; it may be drawn from a smaller copy. */
    readonly address?: string
  }
}

const render: Render = {
  slideContainer: ({ slide, children }) => <FitSlide slide={slide}>{children}</FitSlide>,
}
/** One picture leads nowhere. */
const withoutArrows: Render = { ...render, buttonPrev: () => null, buttonNext: () => null }

/** Above the page, below the toasts that tell what became of saving. Buttons stand out from a white picture too. */
const root = {
  '--yarl__portal_zindex': 1300,
  '--yarl__color_backdrop': space.cabin,
  '--yarl__button_background_color': `color-mix(in srgb, ${space.cabin} 72%, transparent)`,
  '--yarl__button_filter': 'none',
}

/** Pictures one by one: larger by wheel, double click or key, and to be saved. */
export function MediaLightbox({ label, media, shownId, onView, onClose }: MediaLightboxProps) {
  const slides = useSlides(media)
  // Others come and go before it and after.
  const index = slides.findIndex(({ id }) => id === shownId)
  const { save, isSaving } = useSaveImage()
  const shown = slides[index]
  const view = (at: number) => {
    const viewed = slides[at]
    if (viewed) onView(viewed.id)
  }
  return (
    <Lightbox
      open
      className="lightbox"
      close={onClose}
      index={index}
      slides={[...slides]}
      plugins={[Zoom]}
      on={{ view: ({ index: at }) => view(at) }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 160, swipe: 240, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={slides.length === 1 ? withoutArrows : render}
      labels={{ ...labels, Lightbox: label }}
      styles={{ root }}
      toolbar={{
        buttons: [
          'zoom',
          <IconButton
            key="save"
            label={SAVE}
            icon={Download}
            // `disabled` would drop the focus, and with it the keys.
            aria-disabled={isSaving}
            onClick={() => shown && !isSaving && void save(shown)}
          />,
          'close',
        ],
      }}
    />
  )
}
