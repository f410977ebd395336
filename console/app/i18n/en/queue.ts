/** Texts of the queue at the door. */
export const queue = {
  parts: { line: 'Who waits', types: 'Kinds of tables' },
  newType: 'New kind of table',
  typesText:
    'Groups get a number of the smallest kind that fits. Numbers that are given stay as they are when you change this.',
  typeOpen: 'Gives numbers',
  new: 'New number',
  open: 'Give numbers again',
  close: 'Give no more numbers',
  closed: 'No numbers are given at the moment. Those in line stay.',
  noTypes: 'This restaurant has no kinds of tables to queue for.',
  size: '%{min}–%{max} people',
  typeClosed: 'closed',
  empty: 'Nobody waits.',
  passed: 'Passed today',
  atDoor: 'at the door',
  grace: 'kept for %{minutes} min',
  callAgain: 'Call again',
  moved: '%{number}: %{state}',
  changed: 'Someone else was faster. %{number} is now: %{state}',
  seatTitle: 'Seat %{number}',
  table: 'Free table',
  noTable: 'Without a table here',
  cancelTitle: 'Take %{number} out of the line?',
  cancelText: 'The guests lose their place. They see that at once.',
  people: 'How many people',
  phone: 'Phone, to call them',
  take: 'Take the number',
  isOpen: 'open',
  isClosed: 'closed',
  states: { waiting: 'Waiting', called: 'Called', dined: 'Seated', passed: 'Passed', cancelled: 'Cancelled' },
  steps: {
    call: 'Call',
    seat: 'Seat',
    pass: 'Pass',
    requeue: 'Back in line',
    cancel: 'Cancel',
  },
  door: {
    open: 'Screen at the door',
    make: 'Make a screen for the door',
    renew: 'New address of the screen',
    renewTitle: 'Make a new address?',
    renewText: 'The screen that is open at the door stops. Open the new one there.',
  },
}

/** The form of a kind of table, as an area of the console. */
export const queueForms = {
  queueType: {
    one: 'Kind of table',
    many: 'Kinds of tables',
    fields: {
      prefix: 'Letters of the numbers (A, VP …)',
      minPeople: 'Least people',
      maxPeople: 'Most people',
      minutes: 'Usual minutes until the next group is seated',
    },
  },
}
