import { supabase, type Supabase } from './supabase.ts'

/** Who is signed in here. Only `api` folders may import it (lint rule). */
export const authClient = (): Supabase['auth'] => supabase().auth
