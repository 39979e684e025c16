import { sweatTests } from '@pacemeal/protocol'
import { AppwriteException } from 'appwrite'
import { expect, test, vi } from 'vitest'
import { restoreDocument } from './restore-document.ts'

const createDocument = vi.hoisted(() => vi.fn())
vi.mock('./documents.ts', () => ({ createDocument }))

const restore = () => restoreDocument(sweatTests, 'maya', { user: 'maya' }, 'a-test')

test('a document is brought back under its own id', async () => {
  createDocument.mockResolvedValueOnce({ $id: 'a-test' })
  await restore()
  expect(createDocument).toHaveBeenCalledWith(sweatTests, 'maya', { user: 'maya' }, 'a-test')
})

test('one that is back already, as an answer was lost, is not refused', async () => {
  const body = JSON.stringify({ message: 'It exists.', code: 409, type: 'document_already_exists' })
  createDocument.mockRejectedValueOnce(new AppwriteException('It exists.', 409, 'document_already_exists', body))
  await expect(restore()).resolves.toBeUndefined()
})

test('the page of a proxy is no answer, whatever its status', async () => {
  createDocument.mockRejectedValueOnce(new AppwriteException('<html>', 409, '', '<html>'))
  await expect(restore()).rejects.toMatchObject({ code: 'server', isForeign: true })
})
