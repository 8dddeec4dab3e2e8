// Input: pointers, the wheel, keys and buttons.

const listen = view => {
    const { canvas, figure } = view;
    const fingers = new Map();
    let [start, isDragged, trail] = [null, false, null];

    const place = event => {
        const box = canvas.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
    };
    const spread = () => {
        const [[ax, ay], [bx, by]] = Array.from(fingers.values());
        return { far: Math.hypot(ax - bx, ay - by), x: (ax + bx) / 2, y: (ay + by) / 2 };
    };

    canvas.addEventListener("blur", () => { view.isAimed = false; view.request(); });
    canvas.addEventListener("pointerdown", event => {
        view.hold();
        view.isAimed = false;
        canvas.focus({ preventScroll: true });
        canvas.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, place(event));
        start = place(event);
        [isDragged, trail] = [fingers.size > 1, null];
    });
    canvas.addEventListener("pointermove", event => {
        const [x, y] = place(event);
        const before = fingers.get(event.pointerId);
        if (!before) return view.hover(x, y);
        if (fingers.size === 2) {
            const old = spread();
            fingers.set(event.pointerId, [x, y]);
            const now = spread();
            view.turnBy(now.x - old.x, now.y - old.y);
            if (old.far > 0) view.zoomBy(now.far / old.far);
            return;
        }
        fingers.set(event.pointerId, [x, y]);
        if (Math.hypot(x - start[0], y - start[1]) > 4) isDragged = true;
        if (!isDragged) return;
        view.turnBy(x - before[0], y - before[1]);
        const passed = trail ? event.timeStamp - trail.time : 0;
        trail = {
            time: event.timeStamp,
            speed: [x - before[0], y - before[1]].map(way => passed > 0 ? way / passed : 0)
        };
    });
    const release = event => {
        if (!fingers.delete(event.pointerId)) return;
        if (event.type === "pointercancel") return;
        if (!isDragged) view.pick(...place(event));
        else if (trail ? 60 > event.timeStamp - trail.time : false)
            if (!calm.matches) [view.speed] = [trail.speed];
        view.request();
    };
    canvas.addEventListener("pointerup", release);
    canvas.addEventListener("pointercancel", release);
    canvas.addEventListener("pointerleave", () => view.hover(-99, -99));

    // The wheel scrolls the page until the map is used, and where it can zoom no further.
    canvas.addEventListener("wheel", event => {
        if (!(event.ctrlKey || document.activeElement === canvas)) return;
        const old = view.scale;
        const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
        view.hold();
        const far = pixels * (event.ctrlKey ? 4 : 1);
        view.zoomBy(0.998 ** Math.max(-300, Math.min(300, far)));
        if (event.ctrlKey || view.scale !== old) event.preventDefault();
    }, { passive: false });

    const keys = {
        ArrowLeft: () => view.turnBy(60, 0), ArrowRight: () => view.turnBy(-60, 0),
        ArrowUp: () => view.turnBy(0, 60), ArrowDown: () => view.turnBy(0, -60),
        "+": () => view.zoomBy(1.4), "=": () => view.zoomBy(1.4),
        "-": () => view.zoomBy(1 / 1.4),
        "0": () => view.home(), Home: () => view.home(), Escape: () => view.choose(-1),
        Enter: () => view.pick(view.drawing.width / 2, view.drawing.height / 2, Infinity)
    };
    canvas.addEventListener("keydown", event => {
        if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        view.hold();
        keys[event.key]();
        view.isAimed = event.key !== "Escape";
        view.request();
    });

    const button = name => figure.querySelector(`button[name=${name}]`);
    const press = (name, action) => button(name).addEventListener("click", () => {
        view.hold();
        action();
    });
    const name = isGlobe => {
        button("view").textContent = isGlobe ? "Flat map" : "Globe";
    };
    name(view.projection === view.globe);
    press("view", () => name(view.toggle()));
    press("in", () => view.fly({ scale: view.scale * 1.6 }));
    press("out", () => view.fly({ scale: view.scale / 1.6 }));
    press("reset", () => { view.choose(-1); view.home(); });
};

// What is nearest to a place on the screen.
Object.assign(View.prototype, {
    nearest(x, y, reach) {
        const { screen } = this.drawing;
        let [found, best] = [-1, reach];
        for (let i = this.map.points.length - 1; i >= 0; i -= 1) {
            // The name of an area is no place to press: the area is.
            if (!this.map.points[i].tone) continue;
            const far = Math.hypot(screen[2 * i] - x, screen[2 * i + 1] - y);
            if (best > far) [found, best] = [i, far];
        }
        return found;
    },

    hover(x, y) {
        const near = this.nearest(x, y, 10);
        const area = near >= 0 ? null : this.areaAt(x, y);
        const found = area ? this.map.points.findIndex(
            ({ tone, row, label }) => tone || row !== area.row
                ? false : area.label.startsWith(label)) : near;
        this.canvas.style.cursor = found >= 0 ? "pointer" : "";
        if (found === this.hovered) return;
        this.hovered = found;
        this.request();
    },

    /** The line at a place on the screen. */
    lineAt(x, y) {
        const { pen } = this.drawing;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.lineWidth = 10;
        return this.map.lines.findLast(line => {
            const path = new Path2D();
            this.projection.traceLines(path, bundle([line]), 2);
            return pen.isPointInStroke(path, x, y);
        });
    },

    /** The area at a place on the screen. */
    areaAt(x, y) {
        const { pen } = this.drawing;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        return this.map.areas.findLast((_, index) => {
            const path = new Path2D();
            this.projection.traceArea(path, index, 0.5);
            return pen.isPointInPath(path, x, y, "evenodd");
        });
    },

    /** Chooses what is at a place: a point, else a line, else an area, else nothing. */
    pick(x, y, reach = 16) {
        const index = this.nearest(x, y, reach);
        const line = index >= 0 ? null : this.lineAt(x, y);
        const area = index >= 0 || line ? null : this.areaAt(x, y);
        const { row } = index >= 0 ? this.map.points[index] : line || area || { row: -1 };
        if (row >= 0) {
            this.choose(row, false);
            if (this.onrow) this.onrow(row);
        } else {
            const some = [index >= 0 ? [index] : [], line ? [line] : [], area ? [area] : []];
            this.point(-1, ...some);
        }
    }
});
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
