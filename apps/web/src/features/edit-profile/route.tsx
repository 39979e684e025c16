export { EditProfileScreen as Component } from './edit-profile-screen.tsx'
