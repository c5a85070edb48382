import { useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Lets files be dropped on an element.
 * @returns `zone` to be spread over it, and whether files are held over it
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
 * Files in the clipboard. None where it holds formatted text as well: office programs add a picture of it. Plain text
 * alone is what file managers add, the name of the file.
 */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): readonly File[] {
  if (!clipboardData || isFormattedText(clipboardData.types)) return []
  return [...clipboardData.files]
}

const isFormattedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
