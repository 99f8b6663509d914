import type { FormKind, forms } from './forms'

type Field<Kind extends FormKind> = (typeof forms)[Kind][number]

/**
 * The names of columns for a form's fields, in lowercase and without spaces. The first kind whose required
 * columns are all there is the table's.
 */
export const formColumns = {
  wifi: {
    name: ['ssid', 'network', 'networkname', 'wifi', 'wifiname'],
    password: ['password', 'key', 'passphrase'],
    security: ['security', 'encryption', 'type'],
    hidden: ['hidden'],
  },
  location: { latitude: ['latitude', 'lat'], longitude: ['longitude', 'lon', 'lng', 'long'] },
  event: {
    title: ['title', 'summary', 'event'],
    start: ['start', 'starts', 'startdate', 'begin', 'date'],
    end: ['end', 'ends', 'enddate'],
    place: ['place', 'location', 'venue'],
    details: ['details', 'description', 'notes'],
  },
  contact: {
    firstName: ['firstname', 'givenname'],
    lastName: ['lastname', 'surname', 'familyname'],
    phone: ['phone', 'phonenumber', 'tel', 'telephone', 'mobile'],
    email: ['email', 'mail', 'emailaddress'],
    organization: ['organization', 'organisation', 'company', 'org'],
    jobTitle: ['jobtitle', 'title', 'position', 'role'],
    website: ['website', 'url', 'web', 'homepage'],
    address: ['address', 'streetaddress'],
  },
  sms: {
    number: ['phone', 'number', 'phonenumber', 'tel', 'mobile'],
    body: ['message', 'body', 'sms'],
  },
  email: {
    address: ['email', 'mail', 'emailaddress'],
    subject: ['subject'],
    body: ['body', 'message'],
  },
  phone: { number: ['phone', 'number', 'phonenumber', 'tel', 'telephone', 'mobile'] },
  url: { address: ['url', 'link', 'website', 'webaddress', 'web'] },
} as const satisfies { readonly [Kind in FormKind]: Readonly<Record<Field<Kind>, readonly string[]>> }

/** The columns that make a table one of a form. A contact needs any of three. */
export const requiredColumns: Readonly<Record<FormKind, readonly (readonly string[])[]>> = {
  wifi: [['name']],
  location: [['latitude', 'longitude']],
  event: [['title', 'start']],
  contact: [['firstName'], ['lastName'], ['organization']],
  sms: [['number', 'body']],
  email: [['address']],
  phone: [['number']],
  url: [['address']],
}

/** Columns of every table. */
export const sharedColumns = {
  content: ['content', 'contents', 'text', 'data', 'value', 'qr', 'qrcode', 'code'],
  name: ['name', 'filename', 'file', 'id'],
  caption: ['caption', 'label'],
} as const satisfies Readonly<Record<string, readonly string[]>>
