import { pictureFailure } from '@/domain/media/pictureRule'
import { lastBirthday, profileFailure, type ProfileTip } from '@/domain/account/profileForm'

const now = new Date('2026-11-21T18:30:00Z')
const mb = 1024 * 1024

const PICTURE = { nickname: '', avatar: 'uploads/a.webp' }
const NAMED = { nickname: 'Ploy', avatar: 'uploads/a.webp' }

test.each([
  ['neither a picture nor a name', { nickname: '', avatar: '' }, 'needPictureOrName'],
  ['a picture', PICTURE, undefined],
  ['a name that is removed', NAMED, 'needNickname'],
])('a profile with %s and an empty name field: %2$s', (_what, known, tip) => {
  expect(profileFailure({ nickname: ' ', birthday: '', gender: 0 }, known, now)?.tip).toBe(tip)
})

test.each<[nickname: string, birthday: string, tip: ProfileTip | undefined]>([
  ['Ploy', '', undefined],
  ['Ploy', '1990-12-05', undefined],
  ['Ploy', '1900-01-01', undefined],
  ['Ploy', '1899-12-31', 'badBirthday'],
  // In Bangkok it is past midnight.
  ['Ploy', '2026-11-22', undefined],
  ['Ploy', '2026-11-23', 'badBirthday'],
])('"%s", born %s: %s', (nickname, birthday, tip) => {
  expect(profileFailure({ nickname, birthday, gender: 0 }, NAMED, now)?.tip).toBe(tip)
})

test("the latest allowed birthday is today in the stores' time zone", () => {
  expect(lastBirthday(now)).toBe('2026-11-22')
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
