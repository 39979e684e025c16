import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { initialsPicture } from '../../../api/initials-picture.ts'
import { removeProfilePicture, uploadProfilePicture } from '../../../api/pictures.ts'
import { type Profile, saveProfile } from '../../../api/profile.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { tell } from '../../../notices/tell.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'

/** The file behind a stored picture address; undefined for none, and for one that is not ours. */
const fileIdOf = (address: string | null): string | undefined => /\/files\/([^/?]+)\/view/.exec(address ?? '')?.[1]

/** The profile picture: uploaded and removed at once, apart from the rest of the form. */
export function PictureField({ profile, name }: { profile: Profile; name: string }) {
  const { t } = useLingui()
  const old = fileIdOf(profile.avatar)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { address } = await uploadProfilePicture(file)
      await saveProfile(profile.userId, { avatar: address })
      // The new picture is up: that the old file could not be removed must not be told as its failure.
      if (old) await removeProfilePicture(old).catch(() => undefined)
    },
    onSuccess: () => tell('picture-updated'),
    onError: (thrown) => tell('picture-upload-failed', refusalOf(thrown).code === 'invalid-input'),
  })
  const remove = useMutation({
    // The file first: while it stands, the profile shows it, and it can be removed by another try.
    mutationFn: async () => {
      if (old) await removeProfilePicture(old)
      await saveProfile(profile.userId, { avatar: null })
    },
    onError: () => tell('picture-removal-failed'),
  })
  return (
    <div className="flex items-center gap-4">
      <Avatar src={profile.avatar ?? initialsPicture(name || 'User')} size={80} />
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={t`Profile picture`}
          accept="image/jpeg,image/png,image/webp"
          variant="secondary"
          size="small"
          busy={upload.isPending}
          onChoose={(file) => upload.mutate(file)}
        >
          {profile.avatar ? t`Change Picture` : t`Add Picture`}
        </FileButton>
        {profile.avatar ? (
          <Button variant="danger-quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Remove</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
