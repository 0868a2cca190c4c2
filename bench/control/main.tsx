import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

interface Task {
  readonly id: string;
  readonly content: string;
  readonly done: boolean;
}

/** A plain list for comparison: it renders every row, and every action saves the whole list. */
function List() {
  const [tasks, setTasks] = useState<Task[]>(() =>
    JSON.parse(localStorage.getItem('tasks') ?? '[]'),
  );
  const [term, setTerm] = useState('');
  const [hideDone, setHideDone] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const change = (next: Task[]) => {
    setTasks(next);
    localStorage.setItem('tasks', JSON.stringify(next));
  };
  const set = (id: string, values: Partial<Task>) =>
    change(tasks.map((task) => (task.id === id ? { ...task, ...values } : task)));
  const shown = tasks.filter(
    ({ content, done }) =>
      !(hideDone && done) && content.toLowerCase().includes(term.trim().toLowerCase()),
  );
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = contentOf(event.currentTarget);
    change([...tasks, { id: crypto.randomUUID(), content, done: false }]);
    event.currentTarget.reset();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (edited !== null) set(edited, { content: contentOf(event.currentTarget) });
    setEdited(null);
  };
  return (
    <main>
      <form onSubmit={add}>
        <input name="content" aria-label="New task" />
      </form>
      <input
        type="search"
        aria-label="Filter tasks"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <button type="button" onClick={() => setHideDone(!hideDone)}>
        {hideDone ? 'Show done' : 'Hide done'}
      </button>
      <p>
        {tasks.filter(({ done }) => done).length} of {tasks.length} done
      </p>
      <ul>
        {shown.map((task) => (
          <li key={task.id} data-task={task.id}>
            <input
              type="checkbox"
              aria-label={task.content}
              checked={task.done}
              onChange={() => set(task.id, { done: !task.done })}
            />
            {edited === task.id ? (
              <form onSubmit={save}>
                <input
                  name="content"
                  aria-label="Task content"
                  defaultValue={task.content}
                  ref={(field) => field?.focus()}
                />
              </form>
            ) : (
              <a href={`#${task.id}`}>{task.content}</a>
            )}
            <button
              type="button"
              aria-label={`Edit: ${task.content}`}
              data-control="edit"
              onClick={() => setEdited(task.id)}
            >
              ✎
            </button>
            <button
              type="button"
              aria-label={`Remove: ${task.content}`}
              data-control="remove"
              onClick={() => change(tasks.filter(({ id }) => id !== task.id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p>No more tasks for you</p>
    </main>
  );
}

function contentOf(form: HTMLFormElement): string {
  return form.querySelector('input')?.value ?? '';
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<List />);
