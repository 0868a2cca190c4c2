/**
 * In the page: stores so many tasks, every third one done, as another program would. Returns the text's MB.
 * @param {number} count
 */
export function seed(count) {
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
  const text = JSON.stringify(tasks);
  localStorage.setItem('tasks', text);
  localStorage.setItem('language', '"EN"');
  return text.length / 1e6;
}
