import { join } from 'node:path'
import type { Config } from '../../config/settings.ts'
import { localFileStore, s3FileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

/** Where the settings say that files are kept: a bucket, or a folder of the data folder. */
export const openFileStore = async (config: Config): Promise<FileStore> => {
  const { s3Bucket, s3AccessKeyId, s3SecretAccessKey, s3Endpoint, s3Region, s3PathStyle } = config
  if (s3Bucket === undefined || s3AccessKeyId === undefined || s3SecretAccessKey === undefined) {
    return localFileStore(join(config.dataDir, 'files'))
  }
  return s3FileStore({
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    endpoint: s3Endpoint,
    region: s3Region,
    pathStyle: s3PathStyle,
  })
}
