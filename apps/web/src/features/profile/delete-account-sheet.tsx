import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { deleteAccount } from '../../api/wearable.ts'
import { paths } from '../../app/paths.ts'
import { tellRefusal } from '../../app/tell-refusal.ts'
import { useRequiredAccount, useRequiredProfile } from '../../app/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** The second step: says what will be gone, and does it. */
export function DeleteAccountSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { id } = useRequiredAccount()
  const { terra_user_id } = useRequiredProfile()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => deleteAccount(id, terra_user_id),
    onSuccess: () => {
      tell('account-deleted')
      navigate(paths.login, { replace: true })
    },
    onError: (thrown) => tellRefusal('delete-account', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Delete Account"
      footer={
        <>
          <Button variant="danger" size="large" full busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete Permanently
          </Button>
          <Button variant="quiet" size="large" full disabled={remove.isPending} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-16 text-ink">
        Are you sure? This action cannot be undone and will permanently delete your account and all data.
      </p>
    </Sheet>
  )
}
