/**
 * The stored data of a browser with that many tasks, every third one done, as another program would write it.
 * @param {number} count
 */
export function seedTexts(count) {
  const words = [
    'water the plants',
    'call the dentist',
    'read a chapter',
    'buy quinces',
    'mend it',
  ];
  const tasks = Array.from({ length: count }, (_, index) => ({
    id: `task-${String(index).padStart(16, '0')}`,
    content: `${words[index % words.length]} before the ${index} guests`,
    done: index % 3 === 0,
  }));
  return { tasks: JSON.stringify(tasks), language: '"EN"' };
}
