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
        view.hover(-99, -99);
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
            if (old.far > 0) view.zoomBy(now.far / old.far, [now.x, now.y]);
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
        // A finger is less exact than a mouse.
        if (!isDragged) view.pick(...place(event), event.pointerType === "touch" ? 24 : 16);
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
        view.zoomBy(0.998 ** Math.max(-300, Math.min(300, far)), place(event));
        if (event.ctrlKey || view.scale !== old) event.preventDefault();
    }, { passive: false });

    const keys = {
        ArrowLeft: () => view.turnBy(60, 0), ArrowRight: () => view.turnBy(-60, 0),
        ArrowUp: () => view.turnBy(0, 60), ArrowDown: () => view.turnBy(0, -60),
        "+": () => view.look(view.nearer(1.4)), "=": () => view.look(view.nearer(1.4)),
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
    press("in", () => view.fly(view.nearer(1.6)));
    press("out", () => view.fly({ scale: view.scale / 1.6 }));
    press("reset", () => { view.choose(-1); view.home(); });
};

/** The most lines among which the one that is pointed at is looked for. */
const MOST_LINES = 300;

// What is nearest to a spot on the screen.
Object.assign(View.prototype, {
    /** The point or the group of points that is nearest; null if none is within reach. */
    nearest(x, y, reach) {
        let [found, best] = [null, reach];
        for (const group of this.drawing.groups) {
            const far = Math.hypot(group.x - x, group.y - y) - this.drawing.radiusOf(group) + 4;
            if (best > far) [found, best] = [group, far];
        }
        return found;
    },

    /** What is at a spot: a point or a group of points, else a line, else an area, else nothing. */
    at(x, y, reach) {
        const group = this.nearest(x, y, reach);
        if (group) return { group, points: group.members };
        const anchor = this.projection.placeAt(x, y);
        const line = this.lineAt(x, y);
        if (line) return { lines: [line], anchor };
        const area = this.areaAt(x, y);
        return area ? { areas: [area], anchor } : {};
    },

    /** What a group of points says. */
    groupWords(members) {
        if (3 >= members.length) return this.words(members, []);
        const names = members.map(index => this.map.points[index].label).filter(Boolean);
        const left = members.length - Math.min(8, names.length);
        const rest = left > 0 ? [`${grouped(left)} more`] : [];
        return `${grouped(members.length)} points: ${names.slice(0, 8).concat(rest).join(", ")}`;
    },

    hover(x, y) {
        // What is pointed at does not turn away.
        if (x > 0) this.isTurning = false;
        const { points = [], lines = [], areas = [], anchor } = this.at(x, y, 10);
        const shapes = lines.concat(areas);
        const isFound = points.length + shapes.length > 0;
        this.canvas.style.cursor = isFound ? "pointer" : "";
        if (this.chosen) return;
        const words = points.length > 1 ? this.groupWords(points) : this.words(points, shapes);
        if (!isFound ? !this.hovered : false) return;
        this.hovered = isFound
            ? { anchor: points.length ? this.anchorOf(points, [], []) : anchor } : null;
        this.card.say(isFound ? words : "", -1, false);
        this.request();
    },

    /** The line at a place on the screen. */
    lineAt(x, y) {
        const { pen } = this.drawing;
        if (this.map.lines.length > MOST_LINES) return undefined;
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

    /** Opens what is at a spot beside it; of several points, goes nearer, or names them. */
    pick(x, y, reach = 16) {
        const { group, points = [], lines = [], areas = [], anchor } = this.at(x, y, reach);
        this.hovered = null;
        if (points.length > 1) {
            if (this.part(group)) return;
            return this.point({ points, words: this.groupWords(points) });
        }
        const shape = points.length ? this.map.points[points[0]] : lines[0] || areas[0];
        const row = shape ? shape.row : -1;
        if (0 > row) return this.point({ points, lines, areas, anchor });
        if (this.onrow) this.onrow(row);
        this.choose(row, false, points.length ? this.anchorOf(points, [], []) : anchor);
    },

    /** Goes so near that the points of a group are apart; false if that is not near enough. */
    part({ members }) {
        const { width, height } = this.drawing;
        const spots = members.map(index => {
            const { longitude, latitude } = this.map.points[index];
            return this.projection.spot(longitude, latitude);
        }).filter(Boolean);
        const [low, high] = [Math.min, Math.max].map(
            most => [0, 1].map(axis => most(...spots.map(spot => spot[axis]))));
        const [across, down] = [high[0] - low[0], high[1] - low[1]];
        const factor = Math.min(0.6 * width / across, 0.6 * height / down, 12);
        const largest = this.largest();
        if (0.5 > Math.max(across, down) || this.scale * 1.3 > largest) return false;
        const [longitude, latitude] = this.projection.placeAt(
            (low[0] + high[0]) / 2, (low[1] + high[1]) / 2);
        this.point({});
        this.fly({ scale: Math.min(largest, this.scale * Math.max(1.6, factor)), longitude, latitude });
        return true;
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
    // A point may have its row on another page of the table, where its name finds it.
    const form = table.parentElement.previousElementSibling;
    if (form instanceof HTMLFormElement) view.card.search = name => {
        const url = new URL(form.action);
        for (const { name, value } of form.querySelectorAll("[type=hidden]"))
            url.searchParams.append(name, value);
        url.searchParams.set(form.querySelector("[type=search]").name, name);
        return url.href;
    };
    let [rows, numbers, known, current] = [[], new Map(), new Set(), null];
    /** Takes the rows that the drawing speaks of by their numbers. */
    const take = all => {
        rows = all;
        numbers = new Map(rows.map((row, index) => [row, index]));
        known = new Set(view.map.points.concat(view.map.lines).map(({ row }) => row));
        if (numbers.has(current)) return;
        current = rows.find((_, index) => known.has(index));
        if (current) current.tabIndex = 0;
    };
    take(Array.from(body.rows));
    if (!current) return;
    table.classList.add("mapped");
    view.take = now => {
        const before = rows;
        view.rowNow = number => now.indexOf(before[number]);
        view.renew();
        take(now);
    };

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
    view.card.rowOf = number => rows[number] || null;
    /** Marks the row of a point. */
    view.onrow = number => {
        const row = rows[number];
        mark(row);
        enter(row);
    };
    view.card.button.addEventListener("click", () => {
        const row = view.chosen ? rows[view.chosen.row] : null;
        // A picture of the row is what a person is led to.
        if (!row?.dispatchEvent(new Event("pick", { bubbles: true, cancelable: true }))) return;
        if (row.hidden) clear();
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: "center", behavior: behavior() });
    });
    body.addEventListener("choose", event => choose(event.target));
    body.addEventListener("click", event => {
        const row = event.target.closest("tr");
        if (!known.has(numbers.get(row))) return;
        if (event.target.closest("a, summary") || String(getSelection())) return;
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

const views = new WeakMap();
const open = figure => {
    const view = new View(figure);
    views.set(figure, view);
    listen(view);
    connect(view);
};
for (const figure of document.querySelectorAll("figure.map")) open(figure);
document.addEventListener("renewed", ({ detail: { box, rows, changed } }) => {
    for (const figure of box.querySelectorAll("figure.map")) {
        const view = views.get(figure);
        if (!view) open(figure);
        else if (changed.has(figure)) {
            const body = Array.from(figure.parentElement.querySelectorAll("table"))
                .find(each => each.dataset.key === figure.dataset.table)?.tBodies[0];
            if (view.take) view.take(rows.get(body));
            else view.renew();
        }
    }
});
