import { Account, Avatars, Client, Databases, Functions, Storage } from 'appwrite'
import { configuration } from './configuration.ts'

/** The one connection to the API. Nothing outside this folder imports the SDK. */
export const client = new Client().setEndpoint(configuration.endpoint).setProject(configuration.projectId)

export const accountApi = new Account(client)
export const databasesApi = new Databases(client)
export const functionsApi = new Functions(client)
export const storageApi = new Storage(client)
export const avatarsApi = new Avatars(client)

export { ID, OAuthProvider, Permission, Role } from 'appwrite'
