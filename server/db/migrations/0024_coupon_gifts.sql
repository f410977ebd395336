CREATE TABLE "coupon_gift_items" (
	"gift_id" text NOT NULL,
	"no" integer NOT NULL,
	"template_id" text NOT NULL,
	"coupon_id" text,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_gift_items_gift_id_no_pk" PRIMARY KEY("gift_id","no")
);
--> statement-breakpoint
CREATE TABLE "coupon_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"giver_id" text NOT NULL,
	"receiver_id" text,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'gifting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupon_gifts_token_unique" UNIQUE("token"),
	CONSTRAINT "coupon_gifts_state" CHECK ("coupon_gifts"."state" in ('gifting', 'gifted', 'cancelled', 'returned')),
	CONSTRAINT "coupon_gifts_receiver" CHECK (("coupon_gifts"."state" = 'gifted') = ("coupon_gifts"."receiver_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "gift_id" text;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon_gift_items" ADD CONSTRAINT "coupon_gift_items_gift_id_coupon_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."coupon_gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gift_items" ADD CONSTRAINT "coupon_gift_items_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gift_items" ADD CONSTRAINT "coupon_gift_items_coupon_id_user_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."user_coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gifts" ADD CONSTRAINT "coupon_gifts_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gifts" ADD CONSTRAINT "coupon_gifts_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_gift_items_coupon_id_index" ON "coupon_gift_items" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_gifts_giver_id_created_at_index" ON "coupon_gifts" USING btree ("giver_id","created_at");--> statement-breakpoint
CREATE INDEX "coupon_gifts_receiver_id_created_at_index" ON "coupon_gifts" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "coupon_gifts_expire_at_index" ON "coupon_gifts" USING btree ("expire_at") WHERE "coupon_gifts"."state" = 'gifting';--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_gift_id_coupon_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."coupon_gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_coupons_gift_id_index" ON "user_coupons" USING btree ("gift_id");--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_locked" CHECK (("user_coupons"."state" = 'locked') = ("user_coupons"."locked_until" is not null));--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_gift" CHECK ("user_coupons"."gift_id" is null or "user_coupons"."state" = 'locked');