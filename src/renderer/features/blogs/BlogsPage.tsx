import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { Library } from './library/Library.tsx'
import { blogPaths } from './paths.ts'
import { ReaderView } from './reading/ReaderView.tsx'
import { useHasDraft } from './writing/blog-draft.ts'
import { GenreForm } from './writing/GenreForm.tsx'
import { WriterPanel } from './writing/WriterPanel.tsx'

/** Blogs and Gifts: its four views (spec §4). */
export function BlogsPage() {
  return (
    <Routes>
      <Route index element={<Main />} />
      <Route path="escribir" element={<GenreForm />} />
      <Route path="escribir/panel" element={<WriterPanel />} />
      <Route path="leer/:blogId" element={<ReaderView />} />
      <Route path="*" element={<ToLibrary />} />
    </Routes>
  )
}

const Main = () => <Library hasDraft={useHasDraft()} />

function ToLibrary() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: blogPaths.library, search }} replace />
}
