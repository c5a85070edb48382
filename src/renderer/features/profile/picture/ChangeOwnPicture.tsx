import { useAtomValue } from 'jotai'
import { ChangePicture } from '#renderer/entities/files/crop/ChangePicture.tsx'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { copy } from '../copy.ts'
import { updatePicture, type PictureKind } from './api/update-picture.ts'

const texts = copy.picture

/** Gives the member another avatar or cover, which shows at once wherever they stand. */
export function ChangeOwnPicture({ kind }: { readonly kind: PictureKind }) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const save = async (address: string) => changeMember(await updatePicture(userId, kind, address))
  return (
    <ChangePicture
      label={texts.change[kind]}
      target={{
        title: texts.title[kind],
        shape: kind === 'avatar' ? 'square' : 'banner',
        path: `${userId}/${kind}`,
        saved: texts.saved,
        save,
      }}
    />
  )
}
