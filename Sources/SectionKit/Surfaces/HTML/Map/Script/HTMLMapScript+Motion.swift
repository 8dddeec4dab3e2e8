extension HTMLMapScript {
    static let motion = #"""
        // What moves the view: choices, flights to them, and time.

        Object.assign(View.prototype, {
            /** Stops what moves by itself, as soon as somebody uses the map. */
            hold() {
                [this.isTurning, this.speed, this.flight] = [false, null, null];
            },

            /** Flies to a place; at once for those who do not want motion. */
            fly(target) {
                this.hold();
                if (calm.matches) return this.look(target);
                const { longitude, latitude, scale } = this;
                const to = { longitude, latitude, scale, ...target };
                to.longitude -= 360 * Math.round((to.longitude - longitude) / 360);
                const from = { longitude, latitude, scale };
                this.flight = { from, to, start: performance.now() };
                this.request();
            },

            /** Chooses a row, and shows its points and lines; none if the row is -1. */
            choose(row, isShown = true) {
                const { points, lines } = this.map;
                const isOfRow = shape => row >= 0 ? shape.row === row : false;
                const mine = points.flatMap((point, index) => isOfRow(point) ? [index] : []);
                this.point(row, mine, lines.filter(isOfRow));
                if (isShown) this.show();
            },

            /** Marks points and lines, and names them. */
            point(row, points, lines) {
                this.chosen = points.length + lines.length
                    ? { row, points, lines: lines.length ? bundle(lines) : null } : null;
                const names = points.map(index => {
                    const { label, latitude, longitude } = this.map.points[index];
                    const place = `${Math.abs(latitude).toFixed(2)} ${0 > latitude ? "S" : "N"}, `
                        + `${Math.abs(longitude).toFixed(2)} ${0 > longitude ? "W" : "E"}`;
                    return label ? `${label}: ${place}` : place;
                }).concat(lines.map(line => line.label)).filter(Boolean);
                this.status.textContent = names.slice(0, 3).join("; ");
                this.request();
            },

            /** Turns to what is chosen, so that all of it is seen. */
            show() {
                if (!this.chosen) return;
                const { points, lines } = this.chosen;
                const { vectors: places } = this.map;
                const all = points.flatMap(i => Array.from(places.subarray(3 * i, 3 * i + 3)))
                    .concat((lines ? lines.lines : []).flatMap(line => line.runs)
                        .flatMap(run => Array.from(vectors(run))));
                const middle = [0, 0, 0];
                all.forEach((value, i) => { middle[i % 3] += value; });
                const length = Math.hypot(...middle);
                if (!length) return;
                const [x, y, z] = middle.map(value => value / length);
                let nearest = 1;
                for (let i = 0; all.length > i; i += 3)
                    nearest = Math.min(nearest, all[i] * x + all[i + 1] * y + all[i + 2] * z);
                const reach = 1.3 * Math.acos(Math.max(-1, Math.min(1, nearest)));
                const { width, height } = this.drawing;
                const room = Math.min(width, height) / 2;
                const isGlobe = this.projection === this.globe;
                const close = room / (isGlobe ? Math.sin(Math.min(1.5, reach)) : reach);
                const whole = this.projection.smallest(width, height);
                this.fly({
                    longitude: Math.atan2(y, x) / RADIANS, latitude: Math.asin(z) / RADIANS,
                    scale: Math.min(close, Math.max(this.scale, 2.5 * whole))
                });
            },

            toggle() {
                const isWhole = this.isWhole();
                this.hold();
                this.projection = this.projection === this.globe ? this.flat : this.globe;
                if (isWhole) this.home(); else this.look({});
                return this.projection === this.globe;
            },

            request() {
                if (this.isAsked || !this.drawing.width) return;
                this.isAsked = true;
                requestAnimationFrame(time => { this.isAsked = false; this.frame(time); });
            },

            /** Moves on, draws, and asks for the next frame while there is something to move. */
            frame(time) {
                const passed = Math.min(50, time - (this.last || time));
                this.last = time;
                if (this.isShown === false || !this.drawing.width) return;
                let isMoving = this.isTurning;
                if (this.flight) {
                    const { from, to, start } = this.flight;
                    const way = Math.min(1, Math.max(0, time - start) / 800);
                    const eased = way * way * (3 - 2 * way);
                    const between = name => from[name] + (to[name] - from[name]) * eased;
                    this.look({
                        longitude: between("longitude"), latitude: between("latitude"),
                        scale: from.scale * (to.scale / from.scale) ** eased });
                    if (way === 1) this.flight = null; else isMoving = true;
                } else if (this.speed) {
                    this.turnBy(this.speed[0] * passed, this.speed[1] * passed);
                    const slower = 0.995 ** passed;
                    this.speed = this.speed.map(pixels => pixels * slower);
                    if (0.02 > Math.hypot(...this.speed)) this.speed = null;
                    isMoving = true;
                } else if (this.isTurning) {
                    this.look({ longitude: this.longitude + passed * 0.004 });
                }
                const isSettling = 150 > performance.now() - this.movedAt;
                this.projection.aim(this, this.drawing.width, this.drawing.height);
                isMoving = isMoving || isSettling;
                this.drawing.draw(this.projection, isMoving, this);
                if (isMoving) this.request();
                else this.last = 0;
            }
        });
        """#
}
