import { addTexts } from '../instance'
import th from '../th/addresses'
import zh from '../zh/addresses'

const en = {
  addresses: {
    delete: 'Delete',
    title: 'Addresses',
    add: 'Add an address',
    empty: 'No addresses yet',
    emptyText: 'Add the address that we should deliver to.',
    mrName: 'Mr {{name}}',
    msName: 'Ms {{name}}',
    default: 'Default',
    inRange: 'We deliver here',
    outOfRange: 'This store does not deliver here',
    refused: 'This address is outside the delivery range of {{store}}. Choose another address, or pick up your order.',
    edit: 'Edit the address {{name}}',
    remove: 'Delete the address {{name}}',
  },
  address: {
    title: 'Address',
    contact: 'Contact person',
    gender: 'Title',
    mr: 'Mr',
    ms: 'Ms',
    phone: 'Phone',
    address: 'Delivery address',
    place: 'Where is it?',
    placeHint: 'Helps the rider find you and shows whether we deliver there',
    onMap: 'Choose on the map',
    useLocation: 'Use my location',
    placeKept: 'Location unchanged',
    district: 'Choose a district',
    houseNo: 'House number, floor, room',
    label: 'Label',
    home: 'Home',
    company: 'Company',
    school: 'School',
    isDefault: 'Use as my default address',
    save: 'Save address',
    saved: 'Address saved',
    remove: 'Delete this address',
    removeTitle: 'Delete this address?',
    removeText: 'Orders already on their way will still be delivered there.',
    keep: 'Keep it',
    removed: 'Address deleted',
    checkTitle: 'Something is missing',
    needContact: 'Please enter a contact person',
    needPhone: 'Please enter a phone number',
    badPhone: 'Please enter a phone number with more than 6 digits',
    needAddress: 'Please enter the delivery address',
    needPlace: 'Please set the location: choose it on the map, use your location or choose a district',
    needHouseNo: 'Please enter the house number',
    needLabel: 'Please choose a label',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
