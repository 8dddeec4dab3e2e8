extension HTMLMapScript {
    static let rows = #"""
        // Rows: a point leads to its row, and a row to its points.

        const connect = view => {
            const { figure } = view;
            const key = figure.dataset.table;
            const table = key ? Array.from(figure.parentElement.querySelectorAll("table"))
                .find(each => each.dataset.key === key) : null;
            if (!table) return;
            const body = table.tBodies[0];
            const rows = Array.from(body.rows);
            const numbers = new Map(rows.map((row, index) => [row, index]));
            const known = new Set(view.map.points.concat(view.map.lines).map(({ row }) => row));
            let current = rows.find((_, index) => known.has(index));
            if (!current) return;
            table.classList.add("mapped");
            current.tabIndex = 0;

            /** Makes a row the one that Tab reaches; the arrow keys go to the others. */
            const enter = row => {
                current.tabIndex = -1;
                current = row;
                row.tabIndex = 0;
            };
            const mark = row => {
                for (const other of body.querySelectorAll("[aria-current]"))
                    other.removeAttribute("aria-current");
                if (row) row.setAttribute("aria-current", "true");
            };
            const choose = row => {
                const number = numbers.get(row);
                if (!known.has(number)) return;
                enter(row);
                mark(row);
                view.choose(number);
            };

            const behavior = () => calm.matches ? "auto" : "smooth";

            /** Shows all rows of the table, as before a search. */
            const clear = () => {
                const controls = table.parentElement.previousElementSibling;
                for (const field of controls.querySelectorAll("[name=search], [name=date]")) {
                    field.value = "";
                    field.dispatchEvent(new Event(field.name === "search" ? "input" : "change"));
                }
            };
            view.onrow = number => {
                const row = rows[number];
                if (row.hidden) clear();
                mark(row);
                enter(row);
                // A picture of the row may be what a person is led to.
                const pick = new Event("pick", { bubbles: true, cancelable: true });
                if (!row.dispatchEvent(pick)) return;
                row.focus({ preventScroll: true });
                row.scrollIntoView({ block: "center", behavior: behavior() });
            };
            body.addEventListener("choose", event => choose(event.target));
            body.addEventListener("click", event => {
                const row = event.target.closest("tr");
                if (!known.has(numbers.get(row))) return;
                if (event.target.closest("a") || String(getSelection())) return;
                choose(row);
                figure.scrollIntoView({ block: "nearest", behavior: behavior() });
            });
            body.addEventListener("keydown", event => {
                if (!numbers.has(event.target)) return;
                const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
                if (step) {
                    const shown = Array.from(body.rows).filter(row => !row.hidden);
                    const next = shown[shown.indexOf(event.target) + step];
                    if (!next) return;
                    enter(next);
                    next.focus();
                } else if (event.key === "Enter") {
                    choose(event.target);
                    figure.scrollIntoView({ block: "nearest", behavior: behavior() });
                } else return;
                event.preventDefault();
            });
        };

        for (const figure of document.querySelectorAll("figure.map")) {
            const view = new View(figure);
            listen(view);
            connect(view);
        }
        """#
}
