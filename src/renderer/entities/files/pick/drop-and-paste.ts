import { atom } from 'jotai'
import { useState, type DragEvent } from 'react'

/**
 * Files dropped on the page, until the dialog for a new post takes them. Here, since the page would otherwise load all that
 * prepares a file.
 */
export const droppedFilesAtom = atom<readonly File[]>([])

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Makes an element a drop target for files.
 * @returns `zone`, props for the element, and whether files are being dragged over it
 */
export function useDropZone(onDrop: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  const zone = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setIsOver(false)
      onDrop([...event.dataTransfer.files])
    },
  }
  return { isOver, zone }
}

/**
 * Files in the clipboard. None if it also holds formatted text: office apps add a picture of their text. Plain text
 * alone comes from file managers: the name of the file.
 */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): readonly File[] {
  if (!clipboardData || isFormattedText(clipboardData.types)) return []
  return [...clipboardData.files]
}

const isFormattedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
