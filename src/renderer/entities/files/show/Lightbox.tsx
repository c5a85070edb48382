import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { EnlargeContext, type Media } from './media.ts'

const MediaLightbox = lazyComponent(() => import('./LightboxDialog.tsx'), 'LightboxDialog')

interface LightboxProps<Row> {
  /** Accessible name of the lightbox. */
  readonly label: string
  /** Rows with the pictures of the lightbox. */
  readonly rows: readonly Row[]
  readonly mediaOf: (row: Row) => Media | null
  /** The list of rows. */
  readonly children: ReactNode
}

/** A list whose pictures open in a lightbox. */
export function Lightbox<Row>({ label, rows, mediaOf, children }: LightboxProps<Row>) {
  const [shownId, setShownId] = useState<string | null>(null)
  const media = shownId === null ? [] : rows.map(mediaOf).filter((known) => known !== null)
  const isHere = media.some(({ id }) => id === shownId)
  return (
    <EnlargeContext value={setShownId}>
      {children}
      <Suspense>
        {isHere && shownId !== null && (
          <MediaLightbox
            label={label}
            media={media}
            shownId={shownId}
            onView={setShownId}
            onClose={() => setShownId(null)}
          />
        )}
      </Suspense>
    </EnlargeContext>
  )
}
