/** Constants that Vite puts in at build time (design §3 "server choice", §1 site name). */
interface ImportMetaEnv {
  readonly VITE_SITE_NAME?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_KEY?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
