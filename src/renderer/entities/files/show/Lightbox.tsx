import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { EnlargeContext, type Media } from './media.ts'

const MediaLightbox = lazyComponent(() => import('./LightboxDialog.tsx'), 'LightboxDialog')

interface LightboxProps<Row> {
  /** Name of the pictures together. */
  readonly label: string
  /** Through whose pictures one may leaf. */
  readonly rows: readonly Row[]
  readonly mediaOf: (row: Row) => Media | null
  /** Where the rows stand. */
  readonly children: ReactNode
}

/** A list with the picture that is asked for, large, and those around it. */
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
