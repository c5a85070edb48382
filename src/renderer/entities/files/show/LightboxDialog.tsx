import 'yet-another-react-lightbox/styles.css'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Lightbox, { IconButton, type Render, type SlideImage } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWindowValue } from '#renderer/lib/store.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { drawingOf, useFitPicture } from '#renderer/ui/fit-picture.ts'
import { smallCopiesAtom } from '#renderer/ui/small-copies.ts'
import './lightbox.css'
import { copy } from '../copy.ts'
import type { Media } from './media.ts'
import { useSaveImage } from './use-save-image.ts'
import { useFileAddresses } from './use-file-address.ts'

interface LightboxDialogProps {
  readonly label: string
  readonly media: readonly Media[]
  readonly shownId: string
  /** Called when another picture is shown. */
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
    /** Address of the original; a smaller copy may be drawn. */
    readonly address?: string
    readonly caption?: string
  }
}

/** At the bottom of the picture, whatever its size. */
const Caption = styled('p')({
  position: 'absolute',
  insetInline: 0,
  bottom: 16,
  width: 'fit-content',
  maxWidth: 'min(70ch, calc(100% - 32px))',
  maxHeight: '40%',
  overflowY: 'auto',
  margin: '0 auto',
  padding: '8px 16px',
  borderRadius: radius.medium,
  backgroundColor: `color-mix(in srgb, ${space.cabin} 84%, transparent)`,
  ...scale.ui,
  color: ink.primary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

const render: Render = {
  slideContainer: ({ slide, children }) => <FitSlide slide={slide}>{children}</FitSlide>,
  slideFooter: ({ slide: { caption } }) => caption && <Caption dir="auto">{caption}</Caption>,
}
/** A single picture needs no arrows. */
const withoutArrows: Render = { ...render, buttonPrev: () => null, buttonNext: () => null }

/** Above the page, below the toasts that tell what became of saving. Buttons stand out from a white picture too. */
const root = {
  '--yarl__portal_zindex': 1300,
  '--yarl__color_backdrop': space.cabin,
  '--yarl__button_background_color': `color-mix(in srgb, ${space.cabin} 72%, transparent)`,
  '--yarl__button_filter': 'none',
}

/** Lightbox: pictures one by one, with zoom by wheel, double click or key, and a button to save. */
export function LightboxDialog({ label, media, shownId, onView, onClose }: LightboxDialogProps) {
  const slides = useSlides(media)
  // Pictures may be added or removed before and after it.
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
      carousel={{ finite: true, preload: 1, padding: 0 }}
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
            // `disabled` would drop the focus, and with it the key handlers.
            aria-disabled={isSaving}
            onClick={() => shown && !isSaving && void save(shown)}
          />,
          'close',
        ],
      }}
    />
  )
}

export interface Slide {
  readonly id: string
  readonly stored: string
  /** Address of the original. */
  readonly address: string
  /** Address that is drawn. */
  readonly src: string
  readonly alt: string
  readonly caption?: string
  readonly width?: number
  readonly height?: number
}

/** The pictures as slides. Videos are not included. */
function useSlides(media: readonly Media[]): readonly Slide[] {
  const shown = media.filter(({ isVideo }) => !isVideo)
  const addresses = useFileAddresses(shown.map(({ stored }) => stored))
  const copies = useWindowValue(smallCopiesAtom)
  return shown.map(({ id, stored, alt, caption, width, height }, index) => {
    const address = addresses[index] ?? ''
    const src = copies.get(address) ?? address
    const size = width && height ? { width, height } : {}
    return { id, stored, address, src, alt, ...(caption && { caption }), ...size }
  })
}

const Message = styled('p')({ margin: 0, color: ink.secondary })

interface FitSlideProps {
  readonly slide: Pick<SlideImage, 'address' | 'width' | 'height'>
  readonly children: ReactNode
}

/** A slide, unless the picture cannot be drawn: neighbours are loaded before they were ever shown. */
function FitSlide({ slide: { address, width, height }, children }: FitSlideProps) {
  // The declared size is too large, so it is not even loaded.
  const isTold = width !== undefined && height !== undefined && drawingOf({ width, height }) === 'never'
  const { picture, isRefused, isTooLarge } = useFitPicture(isTold ? null : address)
  if (isTold || isTooLarge) return <Message>{copy.imageTooLarge}</Message>
  if (isRefused) return <Message>{copy.imageFailed}</Message>
  return picture ? children : null
}
