/** The records with which each test starts: an advert in a group. */
const seeds = {
  users: [
    { uid: 'jonas', name: 'Jonas Lind' },
    { uid: 'dealbot', name: 'Best Deals' },
  ],
  groups: [{ guid: 'tomato-growers', name: 'Tomato growers', members: { participants: ['jonas', 'dealbot'] } }],
  messages: [
    { id: '4201', sender: 'dealbot', receiver: 'tomato-growers', receiverType: 'group', data: { text: 'Half price today only!' } },
  ],
}

module.exports = { seeds }
