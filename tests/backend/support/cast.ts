import { newClient, newMember, befriend, unique, type Client, type Member } from './members.ts'
import type { TestBackend } from '../start-backend.ts'

/** The people of the hostile-client tests: ana and bea are friends, eva is the attacker, nico is 15. */
export interface Cast {
  readonly ana: Member
  readonly bea: Member
  readonly eva: Member
  readonly nico: Member
  /** Nobody: the publishable key without a session. */
  readonly anon: Client
  /** Content of ana: a post, a post for adults, a comment, a message to bea. */
  readonly posts: { readonly open: string; readonly adult: string }
}

export async function meetCast(backend: TestBackend): Promise<Cast> {
  const ana = await newMember(backend, unique('ana'))
  const bea = await newMember(backend, unique('bea'))
  const eva = await newMember(backend, unique('eva'))
  const nico = await newMember(backend, unique('nico'), new Date().getFullYear() - 15)
  await befriend(ana, bea)
  await ana.client.from('profiles').update({ city: 'Secretópolis' }).eq('id', ana.id).throwOnError()
  const publish = async (content: string, category: 'general' | 'lizysfriends') => {
    const { data } = await ana.client
      .from('posts')
      .insert({ content, category })
      .select('id')
      .single()
      .throwOnError()
    await ana.client
      .from('post_comments')
      .insert({ post_id: data.id, content: `Sobre ${content}` })
      .throwOnError()
    return data.id
  }
  const posts = {
    open: await publish('Para todos', 'general'),
    adult: await publish('Para adultos', 'lizysfriends'),
  }
  await ana.client
    .from('chat_messages')
    .insert({ receiver_id: bea.id, content: 'Solo para Bea' })
    .throwOnError()
  return { ana, bea, eva, nico, anon: newClient(backend), posts }
}
