import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  /** One of the drawings of `scenes`. */
  readonly scene: ReactNode
  readonly title: string
  readonly description?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ scene, ...texts }: EmptyStateProps) {
  return <Notice art={scene} {...texts} />
}
