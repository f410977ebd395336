import { pictureFailure } from '@/domain/media/pictureRule'
import { profileFailure } from '@/domain/account/profileForm'

const mb = 1024 * 1024

const PICTURE = { nickname: '', avatar: 'uploads/a.webp' }
const NAMED = { nickname: 'Ploy', avatar: 'uploads/a.webp' }

test.each([
  ['neither a picture nor a name', { nickname: '', avatar: '' }, 'needPictureOrName'],
  ['a picture', PICTURE, undefined],
  ['a name that is removed', NAMED, 'needNickname'],
])('a profile with %s and an empty name field: %2$s', (_what, known, tip) => {
  expect(profileFailure({ nickname: ' ', birthday: '', gender: 0 }, known)?.tip).toBe(tip)
})

test.each(['', '12-05'])('a profile with a name and the birthday "%s" is complete', (birthday) => {
  expect(profileFailure({ nickname: 'Ploy', birthday, gender: 0 }, NAMED)).toBeUndefined()
})

test.each([
  [{ size: 10 * mb, type: 'image/jpeg' }, undefined],
  [{ size: 10 * mb + 1, type: 'image/jpeg' }, 'tooLarge'],
  [{ size: 5, type: 'image/svg+xml' }, 'wrongType'],
  [{ size: 5, type: '' }, 'wrongType'],
  // Hosts that report no size leave the check to the server.
  [{ size: undefined, type: undefined }, undefined],
])('a picture of %j: %s', (picture, failure) => {
  expect(pictureFailure(picture)).toBe(failure)
})
