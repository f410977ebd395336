import { addTexts } from '../instance'
import th from '../th/profile'
import zh from '../zh/profile'

const en = {
  profile: {
    title: 'My profile',
    picture: 'Change picture',
    pictureSaved: 'Picture saved',
    sending: 'Uploading the picture',
    nickname: 'Name',
    gender: 'Title',
    unsaid: 'Prefer not to say',
    mr: 'Mr',
    ms: 'Ms',
    birthday: 'Birthday',
    birthdayKept: 'Can be set only once',
    birthdayTitle: 'Is {{day}} your birthday?',
    birthdayOnce: 'You can set it only once. It cannot be changed afterwards.',
    birthdayChange: 'Not yet',
    birthdaySet: 'Yes, set it',
    phone: 'Phone',
    noPhone: 'So that the store and the rider can reach you',
    bind: 'Bind',
    email: 'Email',
    emailNotices: 'E-mails about coupons and gifts',
    emailNoticesHint: 'When coupons are about to end, and when a gift is claimed or comes back',
    none: 'Not set',
    logins: 'Login methods',
    phoneCode: 'Code by SMS',
    password: 'Password',
    wechat: 'WeChat',
    alipay: 'Alipay',
    line: 'LINE',
    facebook: 'Facebook',
    logout: 'Log out here',
    logoutAll: 'Log out on all devices',
    logoutAllHint: 'Lost a phone? This ends every session.',
    remove: 'Delete my account',
    removeTitle: 'Delete your account?',
    removeText:
      '$t(names.pointsTitle), coupons, $t(names.balance) and addresses are deleted permanently. We keep order records for as long as the law requires. You have a few days to change your mind: log in again to keep your account.',
    removeSure: 'Are you sure?',
    removeSureText:
      'You will be logged out on all devices. We then show you the date on which your account is deleted.',
    removeNow: 'Delete it',
    goOn: 'Continue',
    keep: 'Keep it',
    removed: 'Your account will be deleted on {{day}}. Log in before then to keep it.',
    save: 'Save',
    saved: 'Profile saved',
    checkTitle: 'Something is missing',
    needPictureOrName: 'Choose a picture or enter a name',
    needPhone: 'Please authorise your phone number',
    authorise: 'Authorise',
    needNickname: 'Please enter a name',
    badBirthday: 'Please choose a birthday between 1900 and today',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
